/** Texts of licences by their SPDX name; those without one are in scripts/notices/texts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../log.mjs';

/** A line of the standard text that names nobody, or its first owner only. */
const TEMPLATE_OWNER = /^Copyright\b.*(?:<year>|<owner>|<copyright holders>|Internet S|OpenVision).*$/gim;

/**
 * @param {string} root of the checkout
 * @param {string} licence
 * @param {readonly string[]} copyright lines that stand above the text
 */
export function licenceText(root, licence, copyright) {
  const own = join(root, 'scripts', 'notices', 'texts', `${licence}.txt`);
  return [...copyright, existsSync(own) ? readFileSync(own, 'utf8').trim() : standard(root, licence)].join('\n\n');
}

/** @param {string} root @param {string} licence */
function standard(root, licence) {
  const file = join(root, 'node_modules', 'spdx-license-list', 'licenses', `${licence}.json`);
  if (!existsSync(file)) throw new UserError(`there is no text of the licence ${licence}`);
  /** @type {{ licenseText: string }} */
  const { licenseText } = JSON.parse(readFileSync(file, 'utf8'));
  return licenseText
    .replaceAll(TEMPLATE_OWNER, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
