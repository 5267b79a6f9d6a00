"""Patient hands: before each deed the page has heard whatever it asked of the server, so that no story depends on when
a suggestion or a preview comes. ``--impatient``, ``--hands`` and ``--advice-late`` go without."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page

COUNTED = """(() => {
  const sockets = new Set();
  const { send } = WebSocket.prototype;
  const { get, set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  WebSocket.prototype.send = function (text) {
    const said = JSON.parse(text);
    const owed = (this.owed ??= { ranks: 0, preview: null });
    sockets.add(this);
    if (said.type === 'rank') owed.ranks += 1;
    if (said.type === 'preview') owed.preview = said.request;
    return send.call(this, text);
  };
  Object.defineProperty(WebSocket.prototype, 'onmessage', { get, set(take) {
    set.call(this, (event) => {
      const told = JSON.parse(event.data);
      const { owed } = this;
      if (owed && (told.type === 'ranked' || (told.type === 'refused' && told.request == null)) && owed.ranks > 0)
        owed.ranks -= 1;
      const whole = told.request != null && !told.preview?.unfinished;
      if (owed && whole && told.request === owed.preview) owed.preview = null;
      take.call(this, event);
    });
  } });
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const open = () => [...sockets].filter((one) => one.readyState === 1);
  const owes = () => open().some(({ owed }) => owed.ranks > 0 || owed.preview !== null);
  window.patience = async () => {
    // What is looked at is asked in the next frame.
    await frame();
    if (!owes()) return;
    for (let rounds = 0; owes(); rounds += 1) {
      if (rounds === 6000) throw new Error('the server does not answer what the page asked');
      await new Promise((done) => setTimeout(done, 10));
    }
    await frame();
    await frame();
  };
})();"""
"""Counts in the page what it has asked and not been told."""

DEEDS = (
    "click",
    "dblclick",
    "tap",
    "press",
    "press_sequentially",
    "hover",
    "fill",
    "check",
    "uncheck",
    "select_option",
    "focus",
)
HANDS = {
    "mouse": ("click", "dblclick", "down", "up", "move"),
    "keyboard": ("press", "type", "down"),
    "touchscreen": ("tap",),
}


def await_answers(page: Page) -> None:
    """Wait until nothing the page asked is open, and it shows what it was told."""
    with_patience = "() => window.patience?.()"
    try:
        page.evaluate(with_patience)
    except Error as error:
        # The page went to another address meanwhile: nothing is open there.
        if "context was destroyed" not in str(error):
            raise


def teach(page: Page) -> None:
    """Whatever is done on this page with mouse, keys or fingers is done with patience."""
    page.add_init_script(COUNTED)
    for name, deeds in HANDS.items():
        hand = getattr(page, name)
        for deed in deeds:
            setattr(hand, deed, _patient(getattr(hand, deed), lambda: page))


def _patient(deed: Callable[..., Any], page: Callable[[], Page]) -> Callable[..., Any]:
    @wraps(deed)
    def done(*args: Any, **options: Any) -> Any:
        await_answers(page())
        return deed(*args, **options)

    return done


@contextmanager
def patient_locators() -> Iterator[None]:
    """Until the end of the block whatever is done to what a locator finds is done with patience."""
    with pytest.MonkeyPatch.context() as patch:
        for name in DEEDS:
            deed = getattr(Locator, name)

            def done(self: Locator, *args: Any, _deed: Callable[..., Any] = deed, **options: Any) -> Any:
                await_answers(self.page)
                return _deed(self, *args, **options)

            patch.setattr(Locator, name, done)
        yield
