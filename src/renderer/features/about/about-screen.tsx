import { use, useMemo } from 'react';
import markdown from '../../../../CREDITS.md?raw';
import { VERSION } from '../../../shared/base/version.ts';
import screen from '../../components/screen.module.css';
import { useGames } from '../../store/library-context.ts';
import { translateCredit } from '../../strings/about.ts';
import { loadArea } from '../../texts/catalogues.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { DiagnosticsPart } from '../diagnostics/diagnostics-part.tsx';
import { Section } from '../documents/form/section.tsx';
import css from './about.module.css';
import { type CreditBlock, creditSections } from './credits.ts';
import { LicenceTexts } from './licence-texts.tsx';

/** The About screen with the version, the rules and the credits. */
export function AboutScreen() {
  const translate = useTranslate();
  use(loadArea(translate, 'credits'));
  const gameCatalog = useGames();
  const sections = useMemo(() => creditSections(markdown), []);
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
        <DiagnosticsPart />
        {sections.map(({ title, blocks }) =>
          title === '' ? (
            <div key="top" className={css.lead}>
              <Blocks blocks={blocks} />
            </div>
          ) : (
            <Section key={title} title={translateCredit(translate, title)}>
              <Blocks blocks={blocks} />
            </Section>
          ),
        )}
        <LicenceTexts />
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

function Blocks({ blocks }: { blocks: readonly CreditBlock[] }) {
  const translate = useTranslate();
  return blocks.map((block, index) =>
    block.kind === 'text' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the file does not change while it is shown
      <p key={index}>{translateCredit(translate, block.text)}</p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <div className={css.wide} key={index}>
        <table className={css.table}>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {translateCredit(translate, cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                  <td key={column}>{translateCredit(translate, cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ),
  );
}
