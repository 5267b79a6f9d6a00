/** Questions about odds, and the addresses that hold them: `odds/<game>?field=value&…/<game>?…`, the first asked now, the others beside it; after a `~` what is looked at. */
import type { OddsField } from '../net/protocol';

/** What is asked of one game. Only what differs from a field's default is kept; house rules are under `options`. */
export interface Question {
  system: string;
  values: Record<string, unknown>;
}

/** The fields of every game that answers. */
export type Fields = Record<string, OddsField[]>;

export const LOOKS = ['answer', 'worth', 'curve', 'table', 'plan'] as const;

/** What is looked at: the answer, what changes are worth, a curve along a number, attackers against targets, a plan with its goal, and whom the target strikes back at and how. */
export interface Look {
  what: (typeof LOOKS)[number];
  field?: string;
  goal?: string;
  against?: number | undefined;
  order?: string;
}

/** What about an address cannot be read. */
export class Unreadable extends Error {}

const AT = 'odds';
/** The address of a fresh calculation. */
export const oddsAddress = `#${AT}`;
const MOST_LETTERS = 8000;
const RULE = 'option.';

/** Whether an address (a location's hash without its `#`) is one of the calculator's. */
export const isOdds = (hash: string): boolean => hash === AT || hash.startsWith(`${AT}/`) || hash.startsWith(`${AT}~`);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The value of a field, its default if nothing was said. */
export function valueOf(question: Question, field: OddsField): unknown {
  return field.name in question.values ? question.values[field.name] : field.default;
}

/** The question with another value; a default is not kept. */
export function withValue(question: Question, field: OddsField, value: unknown): Question {
  const values = { ...question.values };
  if (same(value, field.default)) delete values[field.name];
  else values[field.name] = value;
  return { ...question, values };
}

/** The plain data a server is asked with. */
export const asked = (question: Question): Record<string, unknown> => question.values;

function write(question: Question, fields: Fields): string {
  const parts: string[] = [];
  for (const field of fields[question.system] ?? []) {
    const value = question.values[field.name];
    if (value === undefined) continue;
    if (field.kind === 'options') {
      for (const [name, chosen] of Object.entries(value as Record<string, string>))
        parts.push(`${RULE}${encodeURIComponent(name)}=${encodeURIComponent(chosen)}`);
    } else if (Array.isArray(value))
      parts.push(`${field.name}=${value.map((one) => encodeURIComponent(String(one))).join(',')}`);
    else parts.push(`${field.name}=${encodeURIComponent(String(value))}`);
  }
  return question.system + (parts.length > 0 ? `?${parts.join('&')}` : '');
}

/** The address that holds these questions and what of them is looked at. */
export function encode(questions: Question[], fields: Fields, look: Look = { what: 'answer' }): string {
  const at = [AT, ...questions.map((question) => write(question, fields))].join('/');
  const more =
    look.what === 'curve'
      ? [look.field ?? '']
      : look.what !== 'plan'
        ? []
        : look.against !== undefined
          ? [look.goal ?? '', String(look.against), look.order ?? '']
          : look.goal
            ? [look.goal]
            : [];
  return look.what === 'answer' ? at : `${at}~${[look.what, ...more].join('.')}`;
}

function readLook(raw: string | undefined, questions: Question[], fields: Fields): Look {
  if (raw === undefined) return { what: 'answer' };
  const [name = '', first, ...rest] = raw.split('.');
  const what = LOOKS.find((one) => one === name && one !== 'answer');
  const known = fields[questions[0]?.system ?? ''] ?? [];
  if (!what) throw new Unreadable(raw);
  if (what === 'curve') {
    if (first === undefined || rest.length > 0 || !numeric(known).some((field) => field.name === first))
      throw new Unreadable(raw);
    return { what, field: first };
  }
  if (what !== 'plan' && first !== undefined) throw new Unreadable(raw);
  if (what !== 'plan' || first === undefined) return { what };
  if (!/^[a-z-]*$/.test(first)) throw new Unreadable(raw);
  if (rest.length === 0) return { what, goal: first };
  const [against = '', order = '', ...more] = rest;
  const orders = ['', ...(known.find((field) => field.name === 'order')?.values.map((one) => one.value) ?? [])];
  if (
    more.length > 0 ||
    !/^\d$/.test(against) ||
    Number(against) >= Math.max(1, questions.length) ||
    !orders.includes(order)
  )
    throw new Unreadable(raw);
  return { what, goal: first, against: Number(against), order };
}

/** The fields of numbers: those along which a curve can be drawn. */
export const numeric = (fields: OddsField[]): OddsField[] =>
  fields.filter((field) => field.kind === 'whole' || field.kind === 'number');

function text(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    throw new Unreadable(raw);
  }
}

function one(raw: string, field: OddsField): string {
  const value = text(raw);
  if (
    field.kind === 'unit'
      ? value.trim() === '' || value.length > 300
      : !field.values.some((each) => each.value === value)
  )
    throw new Unreadable(value);
  return value;
}

function number(raw: string, field: OddsField): number {
  const value = Number(raw);
  const shape = field.kind === 'whole' ? /^\d{1,4}$/ : /^\d{1,4}(\.\d{1,3})?$/;
  if (!shape.test(raw) || (field.least !== null && value < field.least) || (field.most !== null && value > field.most))
    throw new Unreadable(raw);
  return value;
}

function read(raw: string, field: OddsField): unknown {
  switch (field.kind) {
    case 'flag':
      if (raw !== 'true' && raw !== 'false') throw new Unreadable(raw);
      return raw === 'true';
    case 'whole':
    case 'number':
      return number(raw, field);
    case 'choices': {
      const found = raw === '' ? [] : raw.split(',').map((each) => one(each, field));
      if (field.most !== null && found.length > field.most) throw new Unreadable(raw);
      return found;
    }
    default:
      return raw === '' && field.default === '' ? '' : one(raw, field);
  }
}

function question(raw: string, fields: Fields): Question {
  const [system = '', ...rest] = raw.split('?');
  const known = fields[system];
  if (!known || rest.length > 1) throw new Unreadable(text(raw));
  let found: Question = { system, values: {} };
  const seen = new Set<string>();
  for (const part of rest.length === 1 ? rest[0]!.split('&') : []) {
    const [name = '', value, ...more] = part.split('=');
    const rule = name.startsWith(RULE);
    const field = known.find((each) =>
      rule ? each.kind === 'options' : each.kind !== 'options' && each.name === name,
    );
    if (!field || value === undefined || more.length > 0 || seen.has(name)) throw new Unreadable(text(part));
    seen.add(name);
    if (rule)
      found = withValue(found, field, {
        ...(valueOf(found, field) as Record<string, string>),
        [text(name.slice(RULE.length))]: text(value),
      });
    else found = withValue(found, field, read(value, field));
  }
  return found;
}

/** The games an address names, whatever is right or wrong about its questions. */
export const systemsOf = (hash: string): string[] =>
  (hash.split('~')[0] ?? '')
    .split('/')
    .slice(1)
    .map((part) => part.split('?')[0] ?? '');

/** The questions an address holds, none if it names none, and what is looked at. Throws `Unreadable` with the part that is wrong. */
export function decode(hash: string, fields: Fields): { questions: Question[]; look: Look } {
  if (!isOdds(hash)) throw new Unreadable(hash);
  if (hash.length > MOST_LETTERS) throw new Unreadable(`${hash.slice(0, 40)}…`);
  const [at = '', look, ...rest] = hash.split('~');
  if (rest.length > 0) throw new Unreadable(hash);
  const questions = at
    .split('/')
    .slice(1)
    .map((part) => question(part, fields));
  return { questions, look: readLook(look, questions, fields) };
}
