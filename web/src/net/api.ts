/** The HTTP routes. An answer of 4xx becomes a `Problem` whose text is already in words. */
import type {
  ArmyChange,
  ArmyCheck,
  ArmyKit,
  ArmyToCheck,
  ArmyView,
  BattleEntry,
  BattlePage,
  Catalog,
  Clock,
  ClockChosen,
  ComparedCurve,
  ComparedTable,
  ComparedWorth,
  Contents,
  CostlyView,
  Fell,
  GlanceView,
  InvitationLink,
  InvitedSeat,
  LinkTaken,
  LinkView,
  ListAsked,
  ListView,
  LobbyLink,
  LobbyView,
  MomentScene,
  NewNote,
  NewBattle,
  NoticeView,
  OddsChoosable,
  OddsCourseReport,
  OddsField,
  OddsReport,
  PositionBetween,
  PositionKit,
  PositionText,
  PositionView,
  Prospect,
  PushKey,
  PushWanted,
  ReplayView,
  RuleHit,
  RuleText,
  MapKit,
  MapMade,
  MapView,
  OpenSeat,
  OpenSeatTaken,
  Outlook,
  ScenarioAsked,
  ScenarioBundle,
  ScenarioView,
  SimulationAsked,
  SimulationView,
  Study,
  PrintAsked,
  PrintView,
  Verdict,
} from './protocol';
import { language, wordsOf } from '../words/words';

/** `place`: where in what was sent something is wrong, as people count, if it is known. */
export class Problem extends Error {
  constructor(
    text: string,
    readonly place = '',
  ) {
    super(text);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, { ...init, headers: { ...init?.headers, 'accept-language': language() } });
  if (answer.ok) return (await answer.json()) as T;
  let text = `${answer.status} ${answer.statusText}`;
  let place: unknown;
  try {
    const body = (await answer.json()) as { text?: string; error?: { args?: { place?: unknown } } };
    if (body.text) text = body.text;
    place = body.error?.args?.place;
  } catch {
    // an answer without a body of JSON keeps its status line
  }
  throw new Problem(text, typeof place === 'string' ? place : '');
}

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** All games there are. What they are called is known to any page; the other words of a game are fetched when it is chosen. */
export const catalog = () => ask<Catalog>('/api/catalog');

/** The battles of this store, still without the words of their games. */
export const kept = () => ask<BattleEntry[]>('/api/battles');

export async function battles(): Promise<BattleEntry[]> {
  const found = await kept();
  await wordsOf(...new Set(found.map((battle) => battle.system)));
  return found;
}

export async function deleteBattle(id: string): Promise<void> {
  const answer = await fetch(`/api/battles/${encodeURIComponent(id)}`, { method: 'DELETE' });
  if (!answer.ok) throw new Problem(((await answer.json()) as { text?: string }).text ?? answer.statusText);
}

export const restoreBattle = (id: string) => told(`/api/battles/${encodeURIComponent(id)}/restore`, posted({}));
export const shelveBattle = (id: string, archived: boolean) =>
  told(`/api/battles/${encodeURIComponent(id)}/shelf`, posted({ archived }));
export const pictureAt = (battle: BattleEntry) =>
  `/api/battles/${encodeURIComponent(battle.id)}/picture?at=${encodeURIComponent(battle.updated)}`;

async function told(path: string, init: RequestInit): Promise<void> {
  const answer = await fetch(path, { ...init, headers: { ...init.headers, 'accept-language': language() } });
  if (!answer.ok) throw new Problem(((await answer.json()) as { text?: string }).text ?? answer.statusText);
}

export async function nameBattle(id: string, name: string): Promise<void> {
  const answer = await fetch(`/api/battles/${encodeURIComponent(id)}/name`, posted({ name }));
  if (!answer.ok) throw new Problem(((await answer.json()) as { text?: string }).text ?? answer.statusText);
}

const seatsAt = (id: string) => `/api/battles/${encodeURIComponent(id)}/seats`;
export const seatsOf = (id: string) => ask<InvitedSeat[]>(seatsAt(id));
export const inviteTo = (id: string, seat: number | null) => ask<InvitationLink>(seatsAt(id), posted({ seat }));
export async function takeSeatBack(id: string, seat: number | null): Promise<void> {
  const answer = await fetch(`${seatsAt(id)}/${seat ?? 'watch'}`, { method: 'DELETE' });
  if (!answer.ok) throw new Problem(((await answer.json()) as { text?: string }).text ?? answer.statusText);
}
const noticesAt = (id: string) => `/api/battles/${encodeURIComponent(id)}/notices`;
export const noticesOf = (id: string) => ask<NoticeView[]>(noticesAt(id));
export const noticeTo = (id: string, seat: number, url: string) =>
  ask<NoticeView[]>(noticesAt(id), posted({ seat, url }));
export const pushKey = () => ask<PushKey>('/api/push');
export const pushTo = (id: string, wanted: PushWanted) =>
  told(`/api/battles/${encodeURIComponent(id)}/push`, posted(wanted));
export const lookAtLink = (token: string) => ask<LinkView>('/api/seats/look', posted({ token }));
export const takeSeat = (taken: LinkTaken) => ask<{ battle: string }>('/api/seats/take', posted(taken));

const clockAt = (id: string) => `/api/battles/${encodeURIComponent(id)}/clock`;
export const clockOf = (id: string) => ask<ClockChosen>(clockAt(id));
export const chooseClock = (id: string, clock: Clock | null) => ask<ClockChosen>(clockAt(id), posted({ clock }));
export const lobby = async (): Promise<LobbyView> => {
  const found = await ask<LobbyView>('/api/lobby');
  await wordsOf(...new Set(found.seats.map((seat) => seat.system)));
  return found;
};
export const enterLobby = (token: string) => told('/api/lobby/enter', posted({ token }));
export const takeOpenSeat = (taken: OpenSeatTaken) => ask<{ battle: string }>('/api/lobby/take', posted(taken));
export const lobbyPicture = (seat: OpenSeat) =>
  `/api/lobby/${encodeURIComponent(seat.battle)}/picture?at=${encodeURIComponent(seat.updated)}`;
export const lobbyLink = () => ask<LobbyLink>('/api/lobby/link');
export const makeLobbyLink = () => ask<LobbyLink>('/api/lobby/link', posted({}));
export const endLobbyLink = () => told('/api/lobby/link', { method: 'DELETE' });
export const offerSeat = (id: string, seat: number, name: string) =>
  told(`${seatsAt(id)}/${seat}/offer`, posted({ name }));

export const startBattle = (battle: NewBattle) => ask<{ id: string }>('/api/battles', posted(battle));
export const lookAhead = (battle: NewBattle) => ask<Prospect>('/api/battles/look', posted(battle));
export const checkArmy = (asked: ArmyToCheck) => ask<ArmyCheck>('/api/armies/check', posted(asked));
export const battlePage = (id: string) => ask<BattlePage>(`/api/battles/${encodeURIComponent(id)}/summary`);
const replayAt = (id: string, what: string, eyes: string) =>
  `/api/battles/${encodeURIComponent(id)}/replay${what}?eyes=${eyes}`;
export const replayOf = (id: string, eyes: string) => ask<ReplayView>(replayAt(id, '', eyes));
export const replayScenes = (id: string, eyes: string, first: number) =>
  ask<MomentScene[]>(replayAt(id, `/scenes/${first}`, eyes));
export const replayFallen = (id: string, eyes: string) => ask<Fell[]>(replayAt(id, '/fallen', eyes));
const studyAt = (id: string) => `/api/battles/${encodeURIComponent(id)}/study`;
export const studyOf = (id: string) => ask<Study>(studyAt(id));
export const studyAddress = (id: string) => `${studyAt(id)}?file=1`;
export const addNote = (id: string, note: NewNote) => ask<Study>(studyAt(id), posted(note));
export const removeNote = (id: string, note: number) => ask<Study>(`${studyAt(id)}/${note}`, { method: 'DELETE' });
export const filmAddress = (id: string) => `/api/battles/${encodeURIComponent(id)}/replay/film.html?lang=${language()}`;
export const battleReport = (id: string) =>
  `/api/battles/${encodeURIComponent(id)}/replay/report.html?lang=${language()}`;
export const doubtsOf = (id: string, seat: number) => ask<number[]>(replayAt(id, `/doubts/${seat}`, ''));
export const costlyAt = (id: string, seat: number, number: number) =>
  ask<CostlyView | null>(replayAt(id, `/doubts/${seat}/${number}`, ''));
export const branchAt = (id: string, number: number) =>
  ask<{ id: string }>(`/api/battles/${encodeURIComponent(id)}/branch`, posted({ number }));
export const verdictOf = (id: string) => ask<Verdict>(`/api/battles/${encodeURIComponent(id)}/verify`);
export const saveAddress = (id: string) => `/api/battles/${encodeURIComponent(id)}/save`;
export const loadBattle = (text: string) =>
  ask<{ id: string }>('/api/battles/load', {
    method: 'POST',
    headers: { 'content-type': 'application/jsonl' },
    body: text,
  });
export const playPosition = (text: string, players: string[]) =>
  ask<{ id: string }>(`/api/battles/load?players=${encodeURIComponent(players.join(','))}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: text,
  });
export const positionOf = (id: string) => ask<PositionText>(`/api/battles/${encodeURIComponent(id)}/position`);
export const lookAt = (text: string) => ask<PositionView>('/api/positions', posted({ text }));
export const moveUnit = (text: string, unit: string, by: { dx?: number; dy?: number; turn?: number }) =>
  ask<PositionText>('/api/positions/move', posted({ text, unit, ...by }));
export const between = (text: string, unit: string, target: string) =>
  ask<PositionBetween>('/api/positions/between', posted({ text, unit, target }));
export const layTable = (text: string, map: string | Record<string, unknown>) =>
  ask<PositionText>('/api/positions/table', posted({ text, map }));
export const putTerrain = (text: string, kind: string) =>
  ask<PositionText>('/api/positions/terrain', posted({ text, kind }));
export const kitOf = (system: string) => ask<PositionKit>(`/api/positions/${encodeURIComponent(system)}`);
export interface ArmyQuestion {
  system: string;
  army: unknown;
  nation?: string | null;
  terms: { limit: number | null; year?: number | null; options?: Record<string, string> };
  change?: ArmyChange | null;
  open?: string | null;
}
export const askList = (asked: ListAsked) => ask<ListView>('/api/lists', posted(asked));
export const askArmy = (asked: ArmyQuestion) => ask<ArmyView>('/api/armies', posted(asked));
export const askScenario = (asked: ScenarioAsked) => ask<ScenarioView>('/api/scenarios', posted(asked));
export const bundleOf = (system: string, scenario: Record<string, unknown>) =>
  ask<ScenarioBundle>('/api/scenarios/bundle', posted({ system, scenario }));
export const glanceAt = (system: string, army: unknown, unit: string) =>
  ask<GlanceView>('/api/armies/glance', posted({ system, army, unit }));
export const onPaper = (asked: PrintAsked) => ask<PrintView>('/api/armies/print', posted(asked));
export const armyKit = (system: string) => ask<ArmyKit>(`/api/armies/${encodeURIComponent(system)}`);
export const askMap = (system: string, map: Record<string, unknown> | string) =>
  ask<MapView>('/api/maps', posted({ system, map }));
export const makeMap = (system: string, kind: string, seed: number, symmetry: MapMade['symmetry']) =>
  ask<MapView>('/api/maps/make', posted({ system, kind, seed, symmetry } satisfies MapMade));
export const lookOver = (system: string, map: Record<string, unknown>, x: number, y: number) =>
  ask<Outlook>('/api/maps/outlook', posted({ system, map, x, y }));
export const mapKit = (system: string) => ask<MapKit>(`/api/maps/${encodeURIComponent(system)}`);
const simulation = (id: string) => `/api/simulations/${encodeURIComponent(id)}`;
export const fightOut = (asked: SimulationAsked) => ask<SimulationView>('/api/simulations', posted(asked));
export const howFar = (id: string) => ask<SimulationView>(simulation(id));
export const stopFights = (id: string) => ask<SimulationView>(simulation(id), { method: 'DELETE' });
export const reportAddress = (id: string) => `${simulation(id)}/report?lang=${language()}`;
export const rule = (system: string, id: string) =>
  ask<RuleText>(`/api/rules/${encodeURIComponent(system)}/${encodeURIComponent(id)}`);
export const contents = (system: string) => ask<Contents>(`/api/contents/${encodeURIComponent(system)}`);
export const findRules = (system: string, words: string) =>
  ask<RuleHit[]>(`/api/rules/${encodeURIComponent(system)}?search=${encodeURIComponent(words)}`);
export const oddsFields = (system: string) => ask<OddsField[]>(`/api/odds/${encodeURIComponent(system)}`);
export const askOdds = (system: string, question: unknown) =>
  ask<OddsReport>(`/api/odds/${encodeURIComponent(system)}`, posted(question));
const oddsOf = <T>(system: string, what: string, question: unknown) =>
  ask<T>(`/api/odds/${encodeURIComponent(system)}/${what}`, posted(question));
export const askWorth = (system: string, question: unknown) => oddsOf<ComparedWorth>(system, 'worth', question);
export const askCurve = (system: string, questions: unknown[], field: string) =>
  oddsOf<ComparedCurve>(system, 'curve', { questions, field });
export const askTable = (system: string, attackers: unknown[], targets: unknown[], fields: unknown) =>
  oddsOf<ComparedTable>(system, 'table', { attackers, targets, fields });
export const oddsGoals = (system: string) => ask<OddsChoosable[]>(`/api/odds/${encodeURIComponent(system)}/plan`);
export const askPlan = (
  system: string,
  questions: unknown[],
  plan: { counter: unknown; against: number; goal: string },
) => oddsOf<OddsCourseReport>(system, 'plan', { questions, ...plan });
