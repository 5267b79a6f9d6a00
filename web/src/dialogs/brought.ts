/** A file a player brings to a new battle: what form it says it is, and what it holds. */
import { Problem } from '../net/api';
import type { NewBattle } from '../net/protocol';
import { t } from '../words/words';

export type Part = NonNullable<NewBattle['scenario']>;

export interface BroughtFile {
  /** Of our forms, `army`, `map`, `hex-map` or `scenario`; empty for any other list. */
  form: string;
  /** The game it says it is of. */
  game: string;
  title: string;
  part: Part;
}

const FORM = /^grognard-([a-z-]+)$/;

const LARGEST = 1024 * 1024;

/** Reads JSON, TOML or plain text; the server judges it. A `Problem` if it is too large. */
export async function readFile(file: File): Promise<BroughtFile> {
  if (file.size > LARGEST) throw new Problem(t('table-file-too-large', { megabytes: 1 }));
  const text = await file.text();
  let part: Part = text;
  try {
    part = JSON.parse(text) as Part;
  } catch {
    // a list may also be plain text
  }
  const said = (field: string) =>
    typeof part === 'string' ? new RegExp(`^${field}\\s*=\\s*"(.*)"`, 'm').exec(part)?.[1] : part?.[field];
  const title = said('title');
  return {
    form: FORM.exec(String(said('format')))?.[1] ?? '',
    game: String(said('system') ?? ''),
    title: typeof title === 'string' && title ? title : file.name,
    part,
  };
}
