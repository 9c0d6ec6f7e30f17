import { needsBlankPage } from '../../../../shared/pdf/merge/needs-blank-page.ts';
import { isCardPrintKind } from '../../../../shared/print-job/print-job.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { createBlankPage, type Section } from './sections.ts';

const isOdd = ({ pages }: Section): boolean => pages.length % 2 === 1;
/** Whether a section is a part of the PDF: also a text sheet whose pages are not known here. */
const isPrinted = ({ pages, note }: Section): boolean => pages.length > 0 || note?.kind === 'unshown';
const isText = ({ printKinds }: Section): boolean => !printKinds.some(isCardPrintKind);

/**
 * Puts the sections of a PDF that is printed on both sides in order, and adds the empty pages that the PDF gets. Each section begins on a
 * new sheet, so a text sheet with an odd number of pages goes last if that saves an empty page. While the pages of a text sheet are not
 * known, the order stays.
 */
export function planSections(translate: Translate, sections: readonly Section[]): readonly Section[] {
  const orderedSections = moveOddSection(sections);
  const lastPrinted = orderedSections.findLastIndex(isPrinted);
  return orderedSections.map((section, index) => {
    const { pages, printKinds } = section;
    const lastPage = pages.at(-1);
    return lastPage !== undefined && needsBlankPage(pages.length, index === lastPrinted)
      ? { ...section, pages: [...pages, createBlankPage(translate, `${printKinds.join()} after`, lastPage)] }
      : section;
  });
}

/** Moves the last odd text sheet to the end if the last section has an even number of pages. */
function moveOddSection(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ note }) => note?.kind === 'unshown')) return sections;
  const lastPrinted = sections.findLast(isPrinted);
  const oddSection = sections.findLast((section) => isText(section) && isOdd(section));
  if (lastPrinted === undefined || oddSection === undefined || isOdd(lastPrinted)) return sections;
  return [...sections.filter((section) => section !== oddSection), oddSection];
}
