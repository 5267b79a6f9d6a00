/** Which language the page speaks: that of the address (`?lang=el`), that chosen here before, or the browser's. */
import { language, loadWords } from './words';

const KEPT = 'grognard.language';
const ASKED = 'lang';

/** What the program speaks, as the server says. */
export const languages = (): string[] => document.documentElement.dataset.languages?.split(' ') ?? ['en'];

const kept = (): string | null => {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
};

const wanted = (): string => {
  const asked = new URLSearchParams(location.search).get(ASKED);
  if (asked) return asked;
  const chosen = kept();
  return chosen && languages().includes(chosen) ? chosen : document.documentElement.lang || 'en';
};

async function speak(of: string): Promise<void> {
  await loadWords(of);
  document.documentElement.lang = language();
}

/** Speaks as is wanted here; an unknown language of an address is the browser's. */
export const beginToSpeak = (): Promise<void> => speak(wanted()).catch(() => speak(document.documentElement.lang));

/** Speaks another language from now on, here and on pages opened later; nothing of the page is lost. */
export async function choose(of: string): Promise<void> {
  await speak(of);
  try {
    localStorage.setItem(KEPT, of);
  } catch {
    // a browser that keeps nothing simply forgets
  }
  const address = new URL(location.href);
  address.searchParams.set(ASKED, of);
  history.replaceState(history.state, '', address);
}

/** An address of the program's, in the language spoken here. */
export const spokenAddress = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${ASKED}=${language()}`;
