/* Shows what the server sends to this browser while no page is open, and leads to the table. */
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  const shown = { body: told.body, tag: told.tag, icon: './icon.svg', data: told.link };
  event.waitUntil(self.registration.showNotification(told.title ?? 'grognard', shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  /* To this server's own pages alone, whatever the link says. */
  const to = new URL(new URL(event.notification.data ?? '', self.location.origin).hash, self.location.origin).href;
  const pages = self.clients.matchAll({ type: 'window' });
  event.waitUntil(
    pages.then((found) => {
      const open = found.find((page) => page.url === to);
      return open ? open.focus() : self.clients.openWindow(to);
    }),
  );
});
