/** Recognizes failures to load code on demand: the server or the network is down, or an update has replaced the file. */

const MESSAGE_PATTERNS = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /error loading dynamically/i,
];

/** Whether an error means that a part of the app could not be loaded. Browsers report this only in the message of the error. */
export const isLoadFailure = (error: unknown): boolean => {
  const message = error instanceof Error ? error.message : '';
  return MESSAGE_PATTERNS.some((pattern) => pattern.test(message));
};

/**
 * Reloads the style sheets that could not be loaded. The module loader requests each of them only once, so a part that is loaded
 * again would otherwise have no styles. Rejects if one of them fails again.
 */
export async function reloadFailedStyles(page: Document = document): Promise<void> {
  const failedLinks = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => sheet === null,
  );
  await Promise.all(
    failedLinks.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const replacement = page.createElement('link');
          replacement.rel = 'stylesheet';
          replacement.href = link.href;
          replacement.addEventListener('load', () => resolve());
          replacement.addEventListener('error', () => reject(new Error('Unable to preload CSS')));
          link.replaceWith(replacement);
        }),
    ),
  );
}
