/** Tests which sections of a form are collapsed. */
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import {
  getSectionId,
  useCollapsedSections,
} from '../../../../../../src/renderer/features/documents/form/sections/use-collapsed-sections.ts';
import { CREDITS_SECTION } from '../../../../../../src/shared/form/credits-section.ts';
import type { FormSection } from '../../../../../../src/shared/form/form.ts';
import { findOne } from '../../../../../support/page/find.ts';
import { renderScreen, setUpScreenForEachTest } from '../../../../../support/page/screen.tsx';
import { click } from '../../../../../support/page/user-input.ts';

setUpScreenForEachTest();

const SETTING = 'rollcall.folded.test';
const WHO: FormSection = { title: (translate) => translate('labels.artist'), fields: [] };

function LanguageSwitch() {
  const [language, setLanguage] = useState('en');
  return (
    <>
      <button type="button" onClick={() => setLanguage('de')}>
        German
      </button>
      <Sections key={language} language={language} />
    </>
  );
}

function Sections({ language = 'en' }: { language?: string }) {
  const { isCollapsed, setCollapsed } = useCollapsedSections('test');
  return [WHO, CREDITS_SECTION].map((section, index) => {
    const title = `${['Who', 'Credits'][index]}${language === 'en' ? '' : ` ${language}`}`;
    const isSectionCollapsed = isCollapsed(section, title);
    return (
      <button
        key={title}
        type="button"
        onClick={() => setCollapsed([getSectionId(section)], !isSectionCollapsed)}
        aria-expanded={!isSectionCollapsed}
      >
        {title}
      </button>
    );
  });
}
const isExpanded = (title: string) => findOne('button', title).getAttribute('aria-expanded') === 'true';

beforeEach(() => localStorage.removeItem(SETTING));

it('collapses Credits at first, also for users whose saved choices are older than the section', async () => {
  localStorage.setItem(SETTING, '["Who"]');
  await renderScreen(<Sections />);
  expect([isExpanded('Who'), isExpanded('Credits')]).toEqual([false, false]);
});

it('keeps a choice for a section in every language', async () => {
  await renderScreen(<LanguageSwitch />);
  expect([isExpanded('Who'), isExpanded('Credits')]).toEqual([true, false]);
  await click(findOne('button', 'Credits'));
  await click(findOne('button', 'German'));
  expect([isExpanded('Who de'), isExpanded('Credits de')]).toEqual([true, true]);
});
