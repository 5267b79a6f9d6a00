/** Notices that come while no page is open: the browser is told where to have them from, once for each seat. */
import { pushKey, pushTo } from '../net/api';

const can = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  const { key } = await pushKey();
  if (!key) return null;
  await navigator.serviceWorker.register('/push.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch {
    /* It was asked for with another key: of a store that is no more, say. */
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Has a seat told in this browser. What it cannot do, or not here, is left to the page that is open. */
export async function beTold(battle: string, seat: number): Promise<void> {
  if (!can()) return;
  try {
    const found = await subscription();
    const keys = found?.toJSON().keys;
    if (!found || !keys) return;
    await pushTo(battle, { seat, url: found.endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', wanted: true });
  } catch {
    /* Pages without TLS, private windows: then only the page itself tells. */
  }
}

/** No page and no seat of this browser is told any more: its address is given up, and the server forgets it. */
export async function beToldNoMore(): Promise<void> {
  if (!can()) return;
  const registered = await navigator.serviceWorker.getRegistration('/push.js').catch(() => undefined);
  await (await registered?.pushManager.getSubscription())?.unsubscribe().catch(() => false);
}
