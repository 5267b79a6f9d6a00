/** Time that is left, and what time there is, in words. */
import type { Clock } from '../net/protocol';
import { t } from './words';

const HOURS = 3600;

/** Time that is left: days and hours, hours and minutes, or minutes and seconds. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / HOURS);
  if (hours >= 24) return t('clock-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  const minutes = Math.floor((seconds % HOURS) / 60);
  if (hours > 0) return t('clock-hours', { hours, minutes });
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** By which clock a battle is played. */
export function clockTold(clock: Clock | null): string {
  const kind = clock === null ? 'none' : clock.days > 0 ? 'days' : 'live';
  return t('clock-told', {
    kind,
    days: clock?.days ?? 0,
    minutes: clock?.minutes ?? 0,
    seconds: clock?.seconds ?? 0,
  });
}
