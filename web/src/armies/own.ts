/** Things of a player's own as fields: what the schema of their file says may stand in each, and how they are changed. */

import type { UnfitView } from '../net/protocol';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Thing = Record<string, Json>;
/** The things of a file by their kinds. */
export type Things = Record<string, Thing[]>;

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  enum?: Json[];
  anyOf?: Schema[];
  items?: Schema | false;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | false;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  pattern?: string;
}

/** What may stand in a field. `open`: it may be left out; `own`: it may name a thing of the player's own. */
export type Kind = { open: boolean } & (
  | { is: 'number'; least?: number | undefined; most?: number | undefined; whole: boolean }
  | { is: 'choice'; values: Json[]; own: boolean }
  | { is: 'flag' }
  | { is: 'words' }
  | { is: 'list'; of: Kind; most?: number | undefined }
  | { is: 'row'; of: Kind[] }
  | { is: 'fields'; of: Field[] }
  | { is: 'named'; of: Kind }
);

export interface Field {
  name: string;
  kind: Kind;
}

const HEAD = new Set(['format', 'version', 'system']);

/** The kinds of things a file may hold, each with its fields; `id` is no field of a form. */
export function kindsOf(schema: object): Record<string, Field[]> {
  const whole = schema as Schema;
  const file = resolved(whole, whole);
  const found: Record<string, Field[]> = {};
  for (const [name, held] of Object.entries(file.properties ?? {})) {
    if (HEAD.has(name) || !held.items) continue;
    const kind = kindOf(held.items, whole, false);
    if (kind.is === 'fields') found[name] = kind.of.filter((field) => field.name !== 'id');
  }
  return found;
}

function resolved(schema: Schema, whole: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? (whole.$defs?.[name] ?? {}) : schema;
}

function kindOf(schema: Schema, whole: Schema, open: boolean): Kind {
  const found = resolved(schema, whole);
  if (found.anyOf) return oneOf(found.anyOf, whole, open);
  if (found.enum) return { open, is: 'choice', values: found.enum, own: false };
  switch (found.type) {
    case 'boolean':
      return { open, is: 'flag' };
    case 'integer':
    case 'number':
      return { open, is: 'number', least: found.minimum, most: found.maximum, whole: found.type === 'integer' };
    case 'array':
      if (found.prefixItems) return { open, is: 'row', of: found.prefixItems.map((one) => kindOf(one, whole, false)) };
      return { open, is: 'list', of: kindOf(found.items || {}, whole, false), most: found.maxItems };
    case 'object': {
      if (found.additionalProperties)
        return { open, is: 'named', of: kindOf(found.additionalProperties, whole, false) };
      const needed = new Set(found.required);
      const fields = Object.entries(found.properties ?? {});
      return {
        open,
        is: 'fields',
        of: fields.map(([name, one]) => ({ name, kind: kindOf(one, whole, !needed.has(name)) })),
      };
    }
    default:
      return { open, is: 'words' };
  }
}

/** Of several: what may be left out, what may also name a thing of one's own, or else words. */
function oneOf(all: Schema[], whole: Schema, open: boolean): Kind {
  const rest = all.filter((one) => one.type !== 'null');
  const left = open || rest.length < all.length;
  const listed = rest.find((one) => one.enum);
  if (listed?.enum) return { open: left, is: 'choice', values: listed.enum, own: rest.length > 1 };
  return rest.length === 1 ? kindOf(rest[0]!, whole, left) : { open: left, is: 'words' };
}

/** A value of a kind to begin with. */
export function blank(kind: Kind): Json {
  switch (kind.is) {
    case 'number':
      return kind.least ?? 1;
    case 'choice':
      return kind.values.find((one) => one !== '') ?? '';
    case 'flag':
      return true;
    case 'row':
      return kind.of.map(blank);
    case 'list':
      return [];
    case 'named':
      return {};
    case 'fields':
      return Object.fromEntries(kind.of.filter((one) => !one.kind.open).map((one) => [one.name, blank(one.kind)]));
    default:
      return '';
  }
}

/** A name made of a title that none of the things has yet. */
export function freshName(title: string, things: Things): string {
  const taken = new Set(Object.values(things).flatMap((listed) => listed.map((one) => one.id)));
  const stem =
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 32) || 'own';
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.has(name)) return name;
  }
}

/** A new thing of a kind: like the example's where that says all it is, else like what the example's is like. */
export function newThing(title: string, example: Thing, things: Things): Thing {
  const id = freshName(title, things);
  return example.like === undefined ? { ...example, id, title } : { id, title, like: example.like };
}

/** The things with one changed, or taken out (null). */
export function withThing(things: Things, kind: string, at: number, thing: Thing | null): Things {
  const listed = [...(things[kind] ?? [])];
  listed.splice(at, 1, ...(thing ? [thing] : []));
  return { ...things, [kind]: listed };
}

/** A thing with a field changed, or left out (undefined). */
export function withField(thing: Thing, field: string, value: Json | undefined): Thing {
  const { [field]: _, ...rest } = thing;
  return value === undefined ? rest : { ...thing, [field]: value };
}

/** Whether what is wrong at a place lies in the thing or field at another. */
export const liesIn = (wrong: string, place: string): boolean => {
  const at = wrong.replace(/^own, /, '');
  return at === place || at.startsWith(`${place}, `) || at.startsWith(`${place} `);
};

/** What a word of a file is called where it has no title. */
export const inWords = (value: string): string => {
  const text = value.replace(/^own:/, '').replace(/[-_]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The fields that a thing like this one does not have and does not say: those of vehicles, of a squad. */
export function foldedFields(unfit: UnfitView[], kind: string, thing: Thing): Set<string> {
  const rows = unfit.filter((one) => one.kind === kind && one.likes.includes(String(thing.like)));
  return new Set(rows.flatMap((one) => one.fields).filter((field) => thing[field] === undefined));
}

/** What was said of a list's own things and could not be kept yet: by fields, as a file. */
interface OwnDraft {
  unkept: Things | null;
  written: string | null;
}

const draftKey = (list: string): string => `grognard-own-${list}`;

/** The draft this browser has for a list. */
export function ownDraft(list: string): OwnDraft {
  try {
    const found = JSON.parse(localStorage.getItem(draftKey(list)) ?? 'null') as Partial<OwnDraft> | null;
    const { unkept, written } = found ?? {};
    const things = typeof unkept === 'object' && unkept && Object.values(unkept).every(Array.isArray) ? unkept : null;
    return { unkept: things, written: typeof written === 'string' ? written : null };
  } catch {
    return { unkept: null, written: null };
  }
}

/** Keeps a draft, or forgets it where there is nothing in it. */
export function keepOwnDraft(list: string, draft: OwnDraft): void {
  try {
    if (draft.unkept ?? draft.written) localStorage.setItem(draftKey(list), JSON.stringify(draft));
    else localStorage.removeItem(draftKey(list));
  } catch {
    /* A full or closed store keeps nothing. */
  }
}
