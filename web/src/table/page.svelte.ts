import type { Component } from 'svelte';

type PageName = 'army' | 'map' | 'odds' | 'position' | 'replay' | 'scenario' | 'table';

interface Shown {
  default: Component;
  /** Opens what the address names further; the table is joined by its own store. */
  open?: (hash: string) => Promise<void>;
}

/** Which page the address names: the table, the calculator of odds, an army that is built, a scenario that is made, a map that is drawn, a position that is set up, or a battle that is looked back at. Each comes when it is first wanted, with its styles and with what it asks of the server, for they are most of the script. */
const PAGES: Record<PageName, () => Promise<Shown>> = {
  army: () => import('../armies/ArmyPage.svelte'),
  map: () => import('../maps/MapPage.svelte'),
  odds: () => import('../odds/OddsPage.svelte'),
  position: () => import('../positions/PositionPage.svelte'),
  replay: () => import('../replay/ReplayPage.svelte'),
  scenario: () => import('../scenarios/ScenarioPage.svelte'),
  table: () => import('../App.svelte'),
};

class Page {
  name = $state<PageName>('table');

  /** The page the address names; what has once been fetched is at hand. */
  readonly shown = $derived(PAGES[this.name]());

  /** Opens in it what the address names further. */
  async open(hash: string): Promise<void> {
    await (await this.shown).open?.(hash);
  }
}

export const page = new Page();
