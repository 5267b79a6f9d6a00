/** What the page remembers in this browser: the theme, whether single letters act, the game last begun. */
type Theme = 'system' | 'light' | 'dark';

const read = (name: string, fallback: string): string => {
  try {
    return localStorage.getItem(`grognard.${name}`) ?? fallback;
  } catch {
    return fallback;
  }
};
const write = (name: string, value: string): void => {
  try {
    localStorage.setItem(`grognard.${name}`, value);
  } catch {
    // a browser that keeps nothing simply forgets
  }
};

class Settings {
  letters = $state(read('letters', 'on') === 'on');
  /** Seconds the computer takes for a choice; empty: as the program was started. */
  pace = $state(read('pace', ''));
  /** Whether a first battle shows its lessons. */
  lessons = $state(read('lessons', 'on') === 'on');
  /** Whether maps lie on their side: on, off, or empty, as shows them larger. */
  turned = $state(read('turned', ''));
  /** Whether the browser says so when it is one's turn. */
  notices = $state(read('notices', 'off') === 'on');
  /** Whether a battle is heard. */
  sounds = $state(read('sounds', 'off') === 'on');
  /** Who is asked what he would do. */
  adviser = $state(read('adviser', 'veteran'));
  theme = $state<Theme>(read('theme', 'system') as Theme);

  /** The game last begun here. */
  get game(): string {
    return read('game', '');
  }

  played(game: string): void {
    write('game', game);
  }

  setLetters(on: boolean): void {
    this.letters = on;
    write('letters', on ? 'on' : 'off');
  }

  setAdviser(player: string): void {
    this.adviser = player;
    write('adviser', player);
  }

  setPace(seconds: string): void {
    this.pace = seconds;
    write('pace', seconds);
  }

  setLessons(on: boolean): void {
    this.lessons = on;
    write('lessons', on ? 'on' : 'off');
  }

  setTurned(on: boolean): void {
    this.turned = on ? 'on' : 'off';
    write('turned', this.turned);
  }

  setNotices(on: boolean): void {
    this.notices = on;
    write('notices', on ? 'on' : 'off');
  }

  setSounds(on: boolean): void {
    this.sounds = on;
    write('sounds', on ? 'on' : 'off');
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    write('theme', theme);
    this.dress();
  }

  dress(): void {
    if (this.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }

  get dark(): boolean {
    return this.theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : this.theme === 'dark';
  }
}

export const settings = new Settings();
