/** Code that a page loads later may not arrive: the server or the network is gone, or an update has replaced its file. */

const MESSAGES = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /error loading dynamically/i,
];

/** Whether an error says that a part of the program could not be loaded. Browsers have no name for it, only messages. */
export const isLoadFailure = (error: unknown): boolean => {
  const message = error instanceof Error ? error.message : '';
  return MESSAGES.some((pattern) => pattern.test(message));
};

/**
 * Asks again for the style sheets that could not be loaded. The loader asks for each of them only once, so a part that is
 * loaded again would come without its styles. Rejects where one of them fails again.
 */
export async function reloadFailedStyles(page: Document = document): Promise<void> {
  const failed = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => sheet === null,
  );
  await Promise.all(
    failed.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const copy = page.createElement('link');
          copy.rel = 'stylesheet';
          copy.href = link.href;
          copy.addEventListener('load', () => resolve());
          copy.addEventListener('error', () => reject(new Error('Unable to preload CSS')));
          link.replaceWith(copy);
        }),
    ),
  );
}
