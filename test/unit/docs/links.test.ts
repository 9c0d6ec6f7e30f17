/** Links in our documents lead to files and headings that exist. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/node-version.mjs';
import { anchors, readDoc } from './markdown.ts';

const listFolder = (folderPath: string) =>
  readdirSync(join(ROOT, folderPath)).map((fileName) => join(folderPath, fileName));
const documents = ['.', 'docs', 'docs/adr', 'docs/rules']
  .flatMap(listFolder)
  .filter((filePath) => filePath.endsWith('.md'));

/** Returns the text without fenced blocks, which can show files of users. */
const readProse = (documentPath: string) => readDoc(documentPath).replace(/^[ ]*```[\s\S]*?^[ ]*```/gm, '');

describe.each(documents)('%s', (documentPath) => {
  // The targets of Markdown links, `[text](target)`, without those with a scheme such as `https:`.
  const links = [...readProse(documentPath).matchAll(/\]\(([^)\s]+)\)/g)]
    .map((linkMatch) => linkMatch[1] ?? '')
    .filter((linkTarget) => !/^[a-z]+:/.test(linkTarget));

  it('links to files and headings that exist', () => {
    for (const linkText of links) {
      const [targetFile = '', anchor] = linkText.split('#');
      const targetPath = targetFile === '' ? documentPath : normalize(join(dirname(documentPath), targetFile));
      expect(existsSync(join(ROOT, targetPath)), linkText).toBe(true);
      if (anchor !== undefined) expect(anchors(readDoc(targetPath)), linkText).toContain(anchor);
    }
  });

  it('names files and folders that exist', () => {
    const namedPaths = [
      ...readProse(documentPath).matchAll(/`((?:src|docs|test|scripts|templates|samples|fonts|types)\/[\w./-]*)`/g),
    ];
    for (const [, fileName = ''] of namedPaths) expect(existsSync(join(ROOT, fileName)), fileName).toBe(true);
  });
});
