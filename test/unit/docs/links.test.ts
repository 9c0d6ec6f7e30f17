/** Our documents point to files and headings that are there. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/node-version.mjs';
import { anchors, readDoc } from './markdown.ts';

const below = (folder: string) => readdirSync(join(ROOT, folder)).map((name) => join(folder, name));
const documents = ['.', 'docs', 'docs/adr', 'docs/rules'].flatMap(below).filter((path) => path.endsWith('.md'));

/** The text without fenced blocks, which show other people's files. */
const prose = (path: string) => readDoc(path).replace(/^[ ]*```[\s\S]*?^[ ]*```/gm, '');

describe.each(documents)('%s', (path) => {
  const links = [...prose(path).matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => match[1] ?? '')
    .filter((target) => !/^[a-z]+:/.test(target));

  it('links to files and headings that exist', () => {
    for (const link of links) {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : normalize(join(dirname(path), file));
      expect(existsSync(join(ROOT, target)), link).toBe(true);
      if (anchor !== undefined) expect(anchors(readDoc(target)), link).toContain(anchor);
    }
  });

  it('names files and folders that exist', () => {
    const named = [...prose(path).matchAll(/`((?:src|docs|test|scripts|templates|samples|fonts|types)\/[\w./-]*)`/g)];
    for (const [, name = ''] of named) expect(existsSync(join(ROOT, name)), name).toBe(true);
  });
});
