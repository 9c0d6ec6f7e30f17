/** The language inside a worker that judges: the page gives it along as the name of the worker. */

/** Never fails: without its language the worker speaks English. */
export async function loadWorkerLanguage(): Promise<void> {
  if (self.name !== 'de') return;
  try {
    (await import('../strings/de/apply-shared.ts')).applySharedGerman();
  } catch (error) {
    console.error('The language could not be loaded', error);
  }
}
