/** Sentences from ids: the page holds no words of its own, every text is a Fluent message fetched from the server: what any game needs, and each game's when it is first shown. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from '../net/types';

let language = 'en';
let bundle = new FluentBundle(language, { useIsolating: false });
const asked = new Map<string, Promise<void>>();

/** Beside this script, where what is of one edition of the program lies together; a table being built asks its server. */
const script = import.meta.url;
const place = (part: string) =>
  import.meta.env.DEV ? `/i18n/${language}/${part}.ftl` : new URL(`../i18n/${language}/${part}.ftl`, script).href;

async function fetched(part: string): Promise<void> {
  const answer = await fetch(place(part));
  if (!answer.ok) throw new Error(`i18n ${answer.status}`);
  bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
}

export function loadWords(of: string): Promise<void> {
  language = of;
  bundle = new FluentBundle(language, { useIsolating: false });
  asked.clear();
  return wordsOf('core');
}

/** Makes sure of the words of a game (or of other parts); what has failed is asked for again the next time. */
export async function wordsOf(...parts: string[]): Promise<void> {
  await Promise.all(
    parts.map((part) => {
      const coming =
        asked.get(part) ??
        fetched(part).catch((error: unknown) => {
          asked.delete(part);
          throw error;
        });
      asked.set(part, coming);
      return coming;
    }),
  );
}

type Argument = string | number | Message | null;

/** Whether fingers do here what elsewhere a pointer and keys do: what speaks of those has an attribute `touch` that says it so. */
const touched = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** The words of message `id` (or `id.attribute`); an argument that is itself a message is put into words first. An unknown id shows itself. */
export function t(id: string, args: Record<string, Argument> = {}): string {
  const [name = '', attribute] = id.split('.', 2);
  const message = bundle.getMessage(name);
  const byTouch = attribute === undefined && message?.attributes.touch && touched() ? message.attributes.touch : null;
  const pattern = byTouch ?? (attribute === undefined ? message?.value : message?.attributes[attribute]);
  if (!pattern) return id;
  const plain: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args))
    plain[key] = value === null ? '' : typeof value === 'object' ? say(value) : value;
  return bundle.formatPattern(pattern, plain, []);
}

export function say(message: Message): string {
  return t(message.id, message.args);
}
