/** Reads the identity of the product and the version that is packaged. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Product The contents of product.json.
 * @property {string} name
 * @property {string} executable name of the program, the Debian package and the command
 * @property {string} appId reverse domain name: AppStream id, bundle id, AppUserModelId
 * @property {string} summary one line, without a full stop
 * @property {{ name: string, email: string }} publisher
 * @property {string} homepage
 * @property {string} repository
 * @property {string} issues
 * @property {string} linkScheme
 * @property {{ extension: string, mimeType: string, documentMimeType: string }} fileType
 * @property {string} updateFeed
 * @property {string[]} placeholders keys whose values must be replaced before a release
 */

/** @param {string} root folder of the checkout @returns {Product & { version: string, description: string }} */
export function readProduct(root) {
  const { version, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { ...JSON.parse(readFileSync(join(root, 'product.json'), 'utf8')), version, description };
}

/** Returns one warning for each value that is still a placeholder. @param {Product} product */
export const listPlaceholderWarnings = (product) =>
  product.placeholders.map((key) => {
    const value = product[/** @type {keyof Product} */ (key)];
    return `product.json: ${key} is a placeholder (${typeof value === 'string' ? value || 'empty' : JSON.stringify(value)})`;
  });
