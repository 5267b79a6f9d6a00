/** Addresses of the scenario editor: `scenario` (the last one), `scenario=<game>` (the last of a game). */
const AT = 'scenario';

export const isScenario = (hash: string): boolean => hash === AT || hash.startsWith(`${AT}=`);

export const scenarioAddress = (game?: string): string => (game ? `#${AT}=${game}` : `#${AT}`);

/** The game an address names; null: none. */
export const gameIn = (hash: string): string | null => (hash.startsWith(`${AT}=`) ? hash.slice(AT.length + 1) : null);
