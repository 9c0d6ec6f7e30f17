// @ts-check
/** Makes the windows of a test show characters as rows at the first start (see row-lists.ts), before the page runs. */
try {
  if (localStorage.getItem('rollcall.list.characters') === null)
    localStorage.setItem('rollcall.list.characters', '{"layout":"rows"}');
} catch {
  // Pages without storage, such as about:blank.
}
