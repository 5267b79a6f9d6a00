/** The HTTP routes. An answer of 4xx becomes a `Problem` whose text is already in words. */
import type { ArmyCheck, BattleEntry, Catalog, NewBattle, OddsAnswer, OddsField, RuleHit, RuleText } from './protocol';

export class Problem extends Error {}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  if (answer.ok) return (await answer.json()) as T;
  let text = `${answer.status} ${answer.statusText}`;
  try {
    const body = (await answer.json()) as { text?: string };
    if (body.text) text = body.text;
  } catch {
    // an answer without a body of JSON keeps its status line
  }
  throw new Problem(text);
}

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const catalog = () => ask<Catalog>('/api/catalog');
export const battles = () => ask<BattleEntry[]>('/api/battles');
export const startBattle = (battle: NewBattle) => ask<{ id: string }>('/api/battles', posted(battle));
export const checkArmy = (system: string, army: unknown) => ask<ArmyCheck>('/api/armies/check', posted({ system, army }));
export const saveAddress = (id: string) => `/api/battles/${encodeURIComponent(id)}/save`;
export const loadBattle = (text: string) => ask<{ id: string }>('/api/battles/load', { method: 'POST', headers: { 'content-type': 'application/jsonl' }, body: text });
export const rule = (system: string, id: string) => ask<RuleText>(`/api/rules/${encodeURIComponent(system)}/${encodeURIComponent(id)}`);
export const findRules = (system: string, words: string) => ask<RuleHit[]>(`/api/rules/${encodeURIComponent(system)}?search=${encodeURIComponent(words)}`);
export const oddsFields = (system: string) => ask<OddsField[]>(`/api/odds/${encodeURIComponent(system)}`);
export const askOdds = (system: string, question: unknown) => ask<OddsAnswer>(`/api/odds/${encodeURIComponent(system)}`, posted(question));
