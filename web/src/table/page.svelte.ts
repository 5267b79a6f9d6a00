/** Which page the address names: the table, or the calculator of odds. */
class Page {
  odds = $state(false);
}

export const page = new Page();
