/** What is said in English on a page of another language is marked so where it stands, for whoever reads it aloud. */
const said = new Set<string>();
let watched = false;

const mark = (node: Node): void => {
  if (node instanceof Text) {
    const home = node.parentElement;
    if (!home) return;
    if (said.has(node.data.trim())) home.lang = 'en';
    else if (home.lang && home.childNodes.length === 1) home.removeAttribute('lang');
  } else for (const child of node.childNodes) mark(child);
};

const watch = (): void => {
  watched = true;
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'characterData') mark(change.target);
      else change.addedNodes.forEach(mark);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
};

/** This text is English, though another language is spoken. */
export function foreign(text: string): void {
  said.add(text.trim());
  if (!watched && typeof document === 'object') watch();
}
