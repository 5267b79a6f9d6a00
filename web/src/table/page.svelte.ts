/** Which page the address names: the table, the calculator of odds, an army that is built, a scenario that is made, a map that is drawn, or a position that is set up. Each comes when it is first wanted, for they are most of the script. */
const PAGES = {
  army: () => import('../armies/ArmyPage.svelte'),
  map: () => import('../maps/MapPage.svelte'),
  odds: () => import('../odds/OddsPage.svelte'),
  position: () => import('../positions/PositionPage.svelte'),
  scenario: () => import('../scenarios/ScenarioPage.svelte'),
  table: () => import('../App.svelte'),
};

class Page {
  name = $state<keyof typeof PAGES>('table');

  /** The page the address names; what has once been fetched is at hand. */
  readonly shown = $derived(PAGES[this.name]());
}

export const page = new Page();
