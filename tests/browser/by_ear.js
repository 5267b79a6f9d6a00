// Keeps what somebody who hears the page is told: what has the focus, and what is added where additions are said.
(() => {
  const heard = (window.heard = []);
  const AMONG = '[aria-live], [role=log], [role=status], [role=alert]';
  const wordsOf = (node) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    return node.ariaLabel ?? [...node.childNodes].map(wordsOf).join(' ');
  };
  const keep = (how, words) => {
    const told = words.replace(/\s+/g, ' ').trim();
    if (told) heard.push({ how, words: told });
  };
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      const whole = new Set();
      for (const change of changes) {
        for (const node of change.type === 'characterData' ? [change.target] : change.addedNodes) {
          const one = node instanceof Element ? node : node.parentElement;
          const region = one?.closest(AMONG);
          if (!region || region.getAttribute('aria-live') === 'off' || one.closest('[aria-hidden=true]')) continue;
          if (region.ariaAtomic === 'true') whole.add(region);
          else keep('said', wordsOf(node));
        }
      }
      whole.forEach((region) => keep('said', wordsOf(region)));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  addEventListener('focusin', (event) => {
    if (!window.led) keep('focus', wordsOf(event.target));
  });
})();
