/** What is said in English on a page of another language is marked so where it stands, for whoever reads it aloud. */
const said = new Set<string>();
let watched = false;

const mark = (node: Node): void => {
  if (node instanceof Text) {
    const home = node.parentElement;
    if (!home) return;
    if (said.has(node.data.trim())) home.lang = 'en';
    else if (home.lang && home.childNodes.length === 1) home.removeAttribute('lang');
  } else {
    if (node instanceof Element) name(node);
    for (const child of node.childNodes) mark(child);
  }
};

/** A name that is only heard, of something whose own words, if it has any, are not on the page. */
const name = (one: Element): void => {
  const label = one.getAttribute('aria-label');
  if (label === null || one.textContent) return;
  if (said.has(label.trim())) one.setAttribute('lang', 'en');
  else one.removeAttribute('lang');
};

const watch = (): void => {
  watched = true;
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'characterData') mark(change.target);
      else if (change.type === 'attributes') name(change.target as Element);
      else change.addedNodes.forEach(mark);
    }
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label'],
  });
};

/** This text is English, though another language is spoken. */
export function foreign(text: string): void {
  said.add(text.trim());
  if (!watched && typeof document === 'object') watch();
}
