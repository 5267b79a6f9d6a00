/** A notice of the browser's when it is one's turn and the page is not looked at, if the person wants it. */
import { beToldNoMore } from './push';
import { settings } from './settings.svelte';

const can = (): boolean => 'Notification' in globalThis;

class Notices {
  /** Whether this browser has notices at all. */
  readonly can = can();
  blocked = $state(false);

  get wanted(): boolean {
    return settings.notices && can() && Notification.permission === 'granted';
  }

  /** The browser is asked once; it may not allow it. */
  async want(on: boolean): Promise<void> {
    settings.setNotices(false);
    this.blocked = on && (await Notification.requestPermission()) !== 'granted';
    settings.setNotices(on && !this.blocked);
    if (!on) await beToldNoMore();
  }

  /** Says so, if the page is not looked at; a newer notice of a battle takes the place of the one before. */
  tell(title: string, text: string, battle: string): void {
    if (!this.wanted || !document.hidden) return;
    try {
      const notice = new Notification(title, { body: text, tag: `grognard-${battle}` });
      notice.onclick = () => {
        focus();
        notice.close();
      };
    } catch {
      // Some phones have notices for installed pages alone.
    }
  }
}

export const notices = new Notices();
