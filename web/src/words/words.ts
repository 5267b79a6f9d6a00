/** Sentences from ids: the page holds no words of its own, every text is a Fluent message fetched from the server: what any game needs, and each game's when it is first shown. What a language lacks is said in English, a whole sentence at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import type { Message } from '../net/types';
import { foreign } from './foreign';

const ENGLISH = 'en';
/** The language of tests of what fits: English in disguise. */
const PSEUDO = 'qps';
const IN_PART = '\n### in part\n';
const CORE = 'core';

interface Speech {
  language: string;
  bundle: FluentBundle;
  /** What the language lacks; null where English is spoken or nothing is lacking so far. */
  english: Speech | null;
  asked: Map<string, Promise<void>>;
}

const speech = (language: string): Speech => ({
  language,
  bundle: new FluentBundle(language === PSEUDO ? ENGLISH : language, { useIsolating: false }),
  english: null,
  asked: new Map(),
});

/** What is spoken, under `spoken`: whatever shows words is shown anew when it is another language. */
const current = new SvelteMap<'spoken', Speech>([['spoken', speech(ENGLISH)]]);
const spoken = (): Speech => current.get('spoken')!;
/** What is spoken next, while its words are on their way. */
let coming: Speech | null = null;

/** Beside this script, where what is of one edition of the program lies together; a table being built asks its server. */
const script = import.meta.url;
const place = (language: string, part: string) =>
  import.meta.env.DEV ? `/i18n/${language}/${part}.ftl` : new URL(`../i18n/${language}/${part}.ftl`, script).href;

async function fetched(of: Speech, part: string): Promise<void> {
  const answer = await fetch(place(of.language, part));
  if (!answer.ok) throw new Error(`i18n ${answer.status}`);
  const text = await answer.text();
  of.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  if (text.endsWith(IN_PART)) {
    of.english ??= speech(ENGLISH);
    await loaded(of.english, [CORE, part]);
  }
}

async function loaded(of: Speech, parts: string[]): Promise<void> {
  await Promise.all(
    parts.map((part) => {
      const words =
        of.asked.get(part) ??
        fetched(of, part).catch((error: unknown) => {
          of.asked.delete(part);
          throw error;
        });
      of.asked.set(part, words);
      return words;
    }),
  );
}

/** Speaks a language from now on: with the words of all that is shown already, once all of them are there. */
export async function loadWords(of: string): Promise<void> {
  const next = (coming = speech(of));
  try {
    await loaded(next, [CORE, ...[...spoken().asked.keys()].filter((part) => part !== CORE)]);
    /* What was asked for meanwhile. */
    await Promise.all(next.asked.values());
    if (coming === next) current.set('spoken', next);
  } finally {
    if (coming === next) coming = null;
  }
}

/** The language spoken. */
export const language = (): string => spoken().language;

/** Makes sure of the words of a game (or of other parts); what has failed is asked for again the next time. */
export async function wordsOf(...parts: string[]): Promise<void> {
  const shown = spoken();
  const wanted = coming ? (shown.asked.size > 0 ? [coming, shown] : [coming]) : [shown];
  await Promise.all(wanted.map((of) => loaded(of, parts)));
}

type Argument = string | number | Message | null;

/** Whether fingers do here what elsewhere a pointer and keys do: what speaks of those has an attribute `touch` that says it so. */
const touched = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** A number that was written before its sentence was. */
const DECIMAL = /^([+−-]?\d+)\.(\d+[%″]?)$/;
const signs = new Map<string, string>();
const decimalSign = (of: string): string => {
  const known = signs.get(of);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(of === PSEUDO ? ENGLISH : of).formatToParts(1.5);
  const sign = parts.find((part) => part.type === 'decimal')?.value ?? '.';
  signs.set(of, sign);
  return sign;
};

const figureIn = (of: Speech, text: string): string => text.replace(DECIMAL, `$1${decimalSign(of.language)}$2`);

/** A figure that was written before as the language writes it. */
export const figure = (text: string): string => figureIn(spoken(), text);

/** A number with its decimals as the language writes it. */
export const decimal = (value: number, digits: number): string =>
  value.toFixed(digits).replace('.', decimalSign(language()));

/** The words of message `id` (or `id.attribute`); an argument that is itself a message is put into words first. An unknown id shows itself. */
export function t(id: string, args: Record<string, Argument> = {}): string {
  const of = spoken();
  return said(of, id, args) ?? inEnglish(of, id, args);
}

function inEnglish(of: Speech, id: string, args: Record<string, Argument>): string {
  const text = of.english ? said(of.english, id, args) : null;
  if (text !== null) foreign(text);
  return text ?? id;
}

/** The language a message is said in, where it is not the page's own: what is joined to others into a name is marked by it. */
export const tongue = (message: Message): string | undefined =>
  spoken().bundle.hasMessage(message.id) || !spoken().english?.bundle.hasMessage(message.id) ? undefined : ENGLISH;

/** The message in this language, or null if the language lacks it. */
function said(of: Speech, id: string, args: Record<string, Argument>): string | null {
  const [name = '', attribute] = id.split('.', 2);
  const message = of.bundle.getMessage(name);
  const byTouch = attribute === undefined && message?.attributes.touch && touched() ? message.attributes.touch : null;
  const pattern = byTouch ?? (attribute === undefined ? message?.value : message?.attributes[attribute]);
  if (!pattern) return null;
  const plain: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args))
    plain[key] =
      value === null
        ? ''
        : typeof value === 'object'
          ? (said(of, value.id, value.args) ?? inEnglish(of, value.id, value.args))
          : typeof value === 'string'
            ? titledIn(of, figureIn(of, value))
            : value;
  return of.bundle.formatPattern(pattern, plain, []);
}

/** What a language calls something that data names in English, a map or a place; the same text if it has no word of its own for it. */
function titledIn(of: Speech, text: string): string {
  if (of.language === ENGLISH) return text;
  const id = `title-${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
  return (of.bundle.hasMessage(id) && said(of, id, {})) || text;
}

/** A title or name that data gives in English, as the language spoken has it. */
export const titled = (text: string): string => titledIn(spoken(), text);

export function say(message: Message): string {
  return t(message.id, message.args);
}
