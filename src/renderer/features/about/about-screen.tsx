import { use, useMemo } from 'react';
import markdown from '../../../../CREDITS.md?raw';
import { VERSION } from '../../../shared/base/version.ts';
import screen from '../../components/screen.module.css';
import { useGames } from '../../store/library-context.ts';
import { translateCredit } from '../../strings/about.ts';
import { loadArea } from '../../texts/catalogues.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { DiagnosticsSection } from '../diagnostics/diagnostics-section.tsx';
import { Section } from '../documents/form/section.tsx';
import css from './about.module.css';
import { type CreditBlock, parseCredits } from './credits.ts';
import { LicenseTexts } from './license-texts.tsx';

/** The About screen with the version, the rules and the credits. */
export function AboutScreen() {
  const translate = useTranslate();
  // Suspends the screen until the translations of the credits are loaded.
  use(loadArea(translate, 'credits'));
  const gameCatalog = useGames();
  const sections = useMemo(() => parseCredits(markdown), []);
  return (
    <div className={screen.screen}>
      <div className={screen.head}>
        <div className={screen.title}>
          <h1>{translate('about.title')}</h1>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
      <section className={css.body} tabIndex={0} aria-label={translate('about.credits')}>
        <dl className={css.facts}>
          <Fact term={translate('about.version')} text={VERSION} />
          <Fact
            term={translate('about.rules')}
            text={gameCatalog.all
              .map(({ name, version }) => translate('about.rulesText', { name, version }))
              .join('; ')}
          />
          <Fact term={translate('about.licence')} text={translate('about.licenceText')} />
        </dl>
        <DiagnosticsSection />
        {sections.map(({ title, blocks }) =>
          title === '' ? (
            <div key="top" className={css.lead}>
              <CreditBlocks blocks={blocks} />
            </div>
          ) : (
            <Section key={title} title={translateCredit(translate, title)}>
              <CreditBlocks blocks={blocks} />
            </Section>
          ),
        )}
        <LicenseTexts />
      </section>
    </div>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function CreditBlocks({ blocks }: { blocks: readonly CreditBlock[] }) {
  const translate = useTranslate();
  return blocks.map((block, blockIndex) =>
    block.kind === 'text' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the file does not change while it is shown
      <p key={blockIndex}>{translateCredit(translate, block.text)}</p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the file does not change while it is shown
      <div className={css.wide} key={blockIndex}>
        <table className={css.table}>
          <thead>
            <tr>
              {block.headings.map((heading) => (
                <th key={heading} scope="col">
                  {translateCredit(translate, heading)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, columnIndex) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                  <td key={columnIndex}>{translateCredit(translate, cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ),
  );
}
