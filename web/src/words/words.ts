/** Sentences from ids: the page holds no words of its own, every text is a Fluent message fetched from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from '../net/types';

let bundle = new FluentBundle('en', { useIsolating: false });

export async function loadWords(language: string): Promise<void> {
  const answer = await fetch(`/i18n/${language}.ftl`);
  if (!answer.ok) throw new Error(`i18n ${answer.status}`);
  useWords(language, await answer.text());
}

export function useWords(language: string, text: string): void {
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

type Argument = string | number | Message | null;

/** The words of message `id` (or `id.attribute`); an argument that is itself a message is put into words first. An unknown id shows itself. */
export function t(id: string, args: Record<string, Argument> = {}): string {
  const [name = '', attribute] = id.split('.', 2);
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return id;
  const plain: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) plain[key] = value === null ? '' : typeof value === 'object' ? say(value) : value;
  return bundle.formatPattern(pattern, plain, []);
}

export function say(message: Message): string {
  return t(message.id, message.args);
}
