/** The identity of the product, from product.json. Packaging reads the same file. */
import product from '../../../product.json' with { type: 'json' };

export const PRODUCT = {
  name: product.name,
  /** Reverse domain name, by which Windows groups the windows of the app. */
  appId: product.appId,
  /** The scheme of links that the system opens with the app, without a colon. Such a link can only open an import review. */
  linkScheme: product.linkScheme,
} as const;
