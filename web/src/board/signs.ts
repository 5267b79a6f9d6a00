/**
 * What each unit sign looks like, 24 by 24, vehicles facing right: `line` is drawn as a stroke, `fill` filled, both in the
 * one colour of their place. `hull` is how a vehicle is seen from above, `wings` an aircraft.
 */
import type { UnitView } from '../net/types';

export type Sign = UnitView['sign'];

export interface Chassis {
  run: 'tracks' | 'wheels' | 'half' | 'hover';
  top: 'turret' | 'casemate' | 'open' | 'closed' | 'rockets' | 'gun' | 'flak';
}
interface Look {
  line?: string;
  fill?: string;
  hull?: Chassis;
  wings?: true;
}

const wheel = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
/** Tracks with holes for the road wheels. */
const tracks = (x0: number, x1: number, y: number, high: number, wheels: number) => {
  const [r, c] = [high / 2, y + high / 2];
  const step = (x1 - x0 - high) / (wheels - 1);
  const holes = Array.from({ length: wheels }, (_, i) => wheel(x0 + r + i * step, c, r * 0.45)).join('');
  return `M${x0 + r} ${y}H${x1 - r}a${r} ${r} 0 0 1 0 ${high}H${x0 + r}a${r} ${r} 0 0 1 0 ${-high}z${holes}`;
};

export const SIGNS: Record<Sign, Look> = {
  rifle: { line: 'M4 5 20 19M20 5 4 19' },
  smg: {
    line: 'M5.5 20.500V10a2.3 2.3 0 0 1 4.6 0v10.500zM13.9 20.500V10a2.3 2.3 0 0 1 4.6 0v10.500z',
    fill: 'M5.5 9.500C5.5 6 6.5 4 7.8 3c1.3 1 2.3 3 2.3 6.500zM13.9 9.500c0-3.5 1-5.5 2.3-6.5 1.3 1 2.3 3 2.3 6.500z',
  },
  'heavy-infantry': {
    fill: 'M3.5 14.500C3.5 8 7 4 12 4s8.5 4 8.5 10.500l2 2.500v2.500h-21V17zM6 14.500v1.700h12v-1.700z',
  },
  scouts: { line: 'M2.7 12a9.3 9.3 0 1 0 18.6 0a9.3 9.3 0 1 0-18.6 0z', fill: 'M17 6.5 13.8 13.8 7 17.5 10.2 10.200z' },
  engineer: {
    line: 'M12 7v14.5',
    fill: 'M1.5 11.500C5 5.5 9 3.5 12 3.500s7 2 10.5 8C18.5 9 15.5 8.2 12 8.200S5.5 9 1.5 11.500z',
  },
  hq: { line: 'M6 21.500V3', fill: 'M6 3h14.500l-4.5 5 4.5 5H6z' },
  hero: { fill: 'M12 2.5 14.9 9l7.1.7-5.4 4.7 1.6 7L12 17.7 5.8 21.400l1.6-7L2 9.7 9.1 9z' },
  psyker: { fill: 'M14 1.5 4.5 13.500h5.700L8.5 22.5 19.5 9.500h-6z' },
  medic: { fill: 'M9.2 3h5.600v6.200H21v5.600h-6.200V21H9.200v-6.200H3V9.200h6.200z' },
  observer: {
    fill: `${wheel(6.5, 15.5, 5)}${wheel(6.5, 15.5, 2.2)}${wheel(17.5, 15.5, 5)}${wheel(17.5, 15.5, 2.2)}M10.5 10h3v4.500h-3zM4.5 9.5 6 4h3.500v6zM19.5 9.5 18 4h-3.500v6z`,
  },
  sniper: { line: 'M12 5.500a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM12 2v7M12 15v7M2 12h7M15 12h7' },
  lmg: { line: 'M1.5 10.500H23M16.5 11l-3.5 9M17 11l4 9', fill: 'M1 9h5l4 .5v3L5.5 15 1 15zM9 3.500h4v6H9z' },
  mmg: { line: 'M3 6.500v4M10 11 3.5 21M10 11l7.5 10M10.2 11v10M14 8.500h8.5', fill: 'M4.5 5.500H16v6H4.500z' },
  'at-rifle': {
    line: 'M2.5 15 19 7.500M14 10.5 12 20M14.5 10l6 9',
    fill: 'M1 13.5 6.5 11l1.5 3.2-5.5 4.300zM17.5 5.5 21.5 3.8 23 7.2 19 9z',
  },
  launcher: { line: 'M7 14v5.500M12 14v4', fill: 'M1 8.500h14.500v5H1zM16.5 6 23.5 11 16.5 16z' },
  flamethrower: {
    fill: 'M12.5 1.500c.5 5 6.5 6.8 6.5 13a7 7 0 0 1-14 0c0-3.5 2.5-5.5 3-9 1.7 1 2.8 2.5 3 4.7 1.4-2.2 2-5.2 1.5-8.700zM12 13.500c-1.5 1.7-2.7 2.6-2.7 4.400a2.7 2.7 0 0 0 5.4 0c0-1.8-1.3-2.7-2.7-4.400z',
  },
  mortar: { line: 'M13.5 9.5 20 20.500M3 21h9', fill: 'M5 18 13.5 2.5 18 5 9.5 20.300z' },
  support: {
    line: 'M11.5 7.500H23M11.5 12H23M11.5 16.500H23',
    fill: 'M1.5 5.500H13v13H9l-2.5 3.500h-3L5 18.500H1.500z',
  },
  paratrooper: {
    line: 'M3 11l9 10.500L21 11M9 11l3 10.500L15 11',
    fill: 'M2 11.500a10 8.5 0 0 1 20 0c-1.5-1.3-4-1.3-5 0-1.2-1.5-3.8-1.5-5 0-1.2-1.5-3.8-1.5-5 0-1-1.3-3.5-1.3-5 0z',
  },
  'jump-infantry': { line: 'M7.5 18.500v3M12 17v5M16.5 18.500v3', fill: 'M12 1.5 20.5 10.500H15V15H9v-4.500H3.500z' },
  blades: {
    line: 'M4 21.5 15.5 4.5',
    fill: 'M11 1.5c4.5-1.5 8.5.5 11 3.5 1.5 3 1 6.5-1 10-1.5-3.5-4-5.5-8.5-6.500zM10.5 6.5 12.8 8 8 9.5 7 6.500z',
  },
  claws: {
    fill: 'M3 21.500C2.5 13 5.5 6.5 11 2 8 8 7.5 14 8 21.500zM10 21.500C9.5 14 12 8 17 3.500c-2.5 5.5-2.8 11-2.3 18zM16.5 21.500c-.2-6 1-10 5-13.5-1.5 4.5-1.5 9-.8 13.500z',
  },
  brood: {
    line: 'M8 11 3 8.500V4.500M16 11l5-2.500v-4M7.5 14.500H2.500M16.5 14.500h5M8 17.500l-4 3.500M16 17.500l4 3.5',
    fill: 'M12 7.500c3.2 0 5 2.8 5 6.700S14.8 22 12 22s-5-3.9-5-7.8 1.8-6.7 5-6.700zM12 2c1.8 0 3 1.2 3 2.800S13.8 7 12 7 9 6.4 9 4.8 10.2 2 12 2z',
  },
  rabble: {
    fill: `${wheel(5, 9.5, 2.6)}${wheel(19, 9.5, 2.6)}${wheel(12, 5.5, 3.2)}M1 19.500v-3a4 4 0 0 1 7 0v3zM16 19.500v-3a4 4 0 0 1 7 0v3zM8.5 19.500V14c0-5 7-5 7 0v5.500z`,
  },
  swarm: {
    fill: [
      [12, 4],
      [5.5, 8],
      [18.5, 8],
      [12, 11.5],
      [5, 15.5],
      [19, 15.5],
      [12, 19.5],
    ]
      .map(([x, y]) => wheel(x!, y!, 2.4))
      .join(''),
  },
  beasts: {
    fill: `${wheel(4.7, 10.5, 2.3)}${wheel(9.4, 5.6, 2.5)}${wheel(14.6, 5.6, 2.5)}${wheel(19.3, 10.5, 2.3)}M12 10.500c3.5 0 7 5 7 8 0 2-1.5 3-3.3 3-1.5 0-2.4-1-3.7-1s-2.2 1-3.7 1C6.5 21.5 5 20.5 5 18.500c0-3 3.5-8 7-8z`,
  },
  monster: {
    fill: 'M2.5 2.500C2 8 4.5 11 7 12.500L6.5 17l3 4.5 1-2.500h3l1 2.5 3-4.5-.5-4.500c2.5-1.5 5-4.5 4.5-10C19.5 6 17 8 14.5 8h-5C7 8 4.5 6 2.5 2.500zM8.3 11.500l3 1.3-.6 1.800C9.3 14.4 8.3 13.2 8.3 11.500zM15.7 11.500c0 1.7-1 2.9-2.4 3.100l-.6-1.800z',
  },
  'monster-leader': {
    fill: 'M4 9.5 2 1.5 8 5 12 .5 16 5 22 1.5 20 9.500zM3.5 11h17l.5 4.500L18 22.500l-2-4.5-2.5 3.500h-3L8 18l-2 4.5-3-7zM7 13l3.7 3 .6-1.800zM17 13l-4.3 1.2.6 1.800z',
  },
  bike: {
    line: `${wheel(5.2, 16.5, 3.7)}${wheel(18.8, 16.5, 3.7)}M5.2 16.5 9 10h7l2.8 6.500M15.5 10 14.5 6h4`,
    fill: 'M5.5 8H12l3 3-3 5H9.500z',
  },
  'anti-tank-gun': {
    line: `M7 13.5 1 20M9 9.500h12${wheel(9.5, 17, 3.4)}`,
    fill: 'M7.5 3.500h3l1.5 10H6.500zM20.5 7.500h3v4h-3z',
  },
  'field-gun': { line: `M8 15 1 21${wheel(11.5, 16, 5)}`, fill: 'M7.5 12.5 19.5 2 22.8 5.7 11 16.500z' },
  'anti-aircraft-gun': {
    line: 'M3 21h18M12 21v-6M6 21l6-6 6 6',
    fill: 'M5.5 13.5 15.5 1.500l2 1.7-10 12zM11 15 20.5 4l2 1.700L13 17z',
  },
  'rocket-launcher': {
    line: 'M8 20.5 1.5 22M16 20.500l6.5 1.5',
    fill:
      [
        [7.2, 5.5],
        [12, 3.7],
        [16.8, 5.5],
        [7.2, 12],
        [16.8, 12],
        [12, 14.5],
        [12, 9],
      ]
        .map(([x, y]) => wheel(x!, y!, 2.5))
        .join('') + 'M7 18.500h10v3H7z',
  },
  'tank-light': {
    line: 'M6.3 18.800h10.400a2.7 2.7 0 0 0 0-5.400H6.300a2.7 2.7 0 0 0 0 5.400zM8.5 13V9h5.500v4M14.5 10.700h6',
    hull: { run: 'tracks', top: 'turret' },
  },
  'tank-medium': {
    line: 'M15 9h7.5',
    fill: `${tracks(1.5, 21.5, 14, 6.5, 4)}M6.5 5.500H14l2 5h4l1.5 3h-19l1.2-3H5z`,
    hull: { run: 'tracks', top: 'turret' },
  },
  'tank-heavy': {
    line: 'M15 6.500h6.5',
    fill: `${tracks(0.5, 22.5, 13.5, 8, 4)}M2 9h2.500L5 2.500h9.500l2.5 5V9h4.500L23 12.700H1zM20.3 4h3.200v5h-3.200z`,
    hull: { run: 'tracks', top: 'turret' },
  },
  'tank-destroyer': {
    line: 'M15 9.500h8',
    fill: `${tracks(1.5, 21.5, 14, 6.5, 4)}M2.5 13.3 5 7h10l5.5 6.300z`,
    hull: { run: 'tracks', top: 'casemate' },
  },
  'flame-tank': {
    fill: `${tracks(1, 19.5, 14, 6.5, 4)}M4.5 5.500H11l2 5h4.500l1.5 3H1.500l1.2-3H3zM13.5 7.500c3 .5 3.5-3 9.5-4.5-1 1.7-.5 2.7.5 3.7-1.2.6-1.3 1.3-.6 2.6-3-.2-4.5 1.5-7 .7z`,
    hull: { run: 'tracks', top: 'turret' },
  },
  'sp-gun': {
    fill: `${tracks(1.5, 22, 14.5, 6, 4)}M2 13.800V5.500h2.200l.8 5h4L19.5 2l2.5 2.8-8.5 7h7L22 13.800z`,
    hull: { run: 'tracks', top: 'gun' },
  },
  'sp-anti-aircraft': {
    fill: `${tracks(1, 13, 14.5, 6, 3)}${wheel(18.5, 17.5, 3.6)}M1.5 13.800V11h3.300L11.5 2l2 1.500L8.2 11h2.300l6-8 2 1.5-4.8 6.500H20l2.5 2.800z`,
    hull: { run: 'half', top: 'flak' },
  },
  'rocket-artillery': {
    fill: `${tracks(1.5, 22, 15, 5.5, 4)}M2 14.200V12l3-.5L15 1.500l2 2L9.5 11h1.800l7.5-7.5 2 2L15 11.300h5.500L22 14.200zM1.5 9.500l8-8 2 2-8 8z`,
    hull: { run: 'half', top: 'rockets' },
  },
  'armored-car': {
    line: 'M14 8h7.5',
    fill: `${wheel(6.2, 17.5, 3.7)}${wheel(6.2, 17.5, 1.4)}${wheel(17.8, 17.5, 3.7)}${wheel(17.8, 17.5, 1.4)}M1 13.3 4 10.500h4L8.8 5.500H14l1.2 5h4.300L23 13.300z`,
    hull: { run: 'wheels', top: 'turret' },
  },
  'half-track': {
    fill: `${tracks(1, 13.5, 14.5, 6, 3)}${wheel(18.8, 17.3, 3.4)}${wheel(18.8, 17.3, 1.2)}M1.5 13.8 1 6h12.500l1.5 4 7.5 1v2.800z`,
    hull: { run: 'half', top: 'open' },
  },
  carrier: { line: 'M4 12.500V7.500h16v5', fill: tracks(1.5, 22.5, 13.5, 7, 3), hull: { run: 'tracks', top: 'open' } },
  apc: {
    fill: `${tracks(1, 23, 14.5, 6.5, 4)}M1.5 13.800V7H16l6.5 4.500v2.300zM4.5 9.500v2h4v-2z`,
    hull: { run: 'tracks', top: 'closed' },
  },
  ifv: {
    line: 'M13 4.700h8.5',
    fill: `${tracks(1, 23, 14.5, 6.5, 4)}M1.5 13.800V8H6V2.500h7V8h4l5.5 3.500v2.300z`,
    hull: { run: 'tracks', top: 'turret' },
  },
  truck: {
    fill: `${wheel(6, 18.5, 3.2)}${wheel(6, 18.5, 1.1)}${wheel(18, 18.5, 3.2)}${wheel(18, 18.5, 1.1)}M1 5.500C4 3.5 10 3.5 13.5 5.500V15H1zM14.7 8H20l3 4.500V15h-8.300zM16.5 9.500v3h4l-1.7-3z`,
    hull: { run: 'wheels', top: 'open' },
  },
  car: {
    line: 'M14 5.5 16 10.5',
    fill: `${wheel(6, 16.5, 3.5)}${wheel(6, 16.5, 1.3)}${wheel(18, 16.5, 3.5)}${wheel(18, 16.5, 1.3)}M1 13.500V8.500h3.500V11H23v2.500z`,
    hull: { run: 'wheels', top: 'open' },
  },
  walker: {
    line: 'M17.5 8.500H23M17.5 11.500H23',
    fill: 'M6 2h11.500v12H16l1.5 4h3v3.500h-6L12.5 14h-1.700L9.5 21.500H3V18h3l1-4H6V12H2V6h4zM11.5 5v3H16V5z',
  },
  skimmer: {
    line: 'M4 19h4M10.5 20.500h4M17 19h4',
    fill: 'M1 11.5 7 9l3-4.500h5L17.5 9l5.5 2.5-4.5 4H4.500zM11.2 6.2 9.8 9h5.500l-1.5-2.800z',
    hull: { run: 'hover', top: 'gun' },
  },
  'skimmer-carrier': {
    line: 'M4 19h4M10.5 20.500h4M17 19h4M4 9V5h10v4',
    fill: 'M1 10h16.500l5.5 2-4.5 3.800H3.500z',
    hull: { run: 'hover', top: 'open' },
  },
  copter: {
    line: 'M1.5 4h18M10.5 4v4M15 13.5 22.5 11M22.5 8v6M5 20.500h11',
    fill: 'M10 7.500c4 0 7 2.2 7 5.200S14 18 10 18s-7-2.3-7-5.3 3-5.2 7-5.200z',
  },
  fighter: {
    fill: 'M12 2c1.3 0 1.8 2 1.9 5.500L22 11v3l-8.2-1-.4 5 3.6 2v1.500L12 21l-5 .5V20l3.6-2-.4-5L2 14v-3l8.1-3.500C10.2 4 10.7 2 12 2z',
    wings: true,
  },
  bomber: {
    fill: 'M12 2c1.6 0 2 2.2 2 4.800h1.500v-2H18v2.700l4.5 1v3.600L14 13v5l4.5 2v1.700L12 21l-6.5.7V20l4.5-2v-5l-8.5-.9V8.500l4.5-1V4.800h2.500v2H10C10 4.2 10.4 2 12 2z',
    wings: true,
  },
  'obstacle-wire': { line: 'M2 12h20M5 8l4 8M9 8l-4 8M15 8l4 8M19 8l-4 8' },
  'obstacle-mines': { fill: `${wheel(7, 16, 3.6)}${wheel(17, 16, 3.6)}${wheel(12, 7, 3.6)}` },
  'obstacle-pillbox': { line: 'M3 19V9l4-4h10l4 4v10zM7 12.500h10' },
  'obstacle-tank': { line: 'M4 20 14 4M20 20 10 4M3 15h18' },
};

/** The symbol of a sign: one of these, or a glyph of the game’s own. */
export const symbol = (sign: string): string => (sign in SIGNS ? sign : `o-${sign}`);

const look = (sign: string): Look | undefined => (SIGNS as Record<string, Look>)[sign];

/** How the vehicle of a sign is seen from above; null if it is none. */
export const chassis = (sign: string): Chassis | null => look(sign)?.hull ?? null;

export const winged = (sign: string): boolean => look(sign)?.wings === true;
