import { Wrench } from 'lucide-react';
import type { Fix } from '../../../shared/rules/finding.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { Button } from '../button.tsx';
import css from './fix-buttons.module.css';

interface Props {
  fixes: readonly Fix[] | undefined;
  onFix(fix: Fix): void;
}

/** Buttons for the fixes of a finding. The rules offer only fixes that remove the finding. A fix can be undone. */
export function FixButtons({ fixes = [], onFix }: Props) {
  const translate = useTranslate();
  if (fixes.length === 0) return null;
  return (
    <ul className={css.fixes} aria-label={translate('findings.fixes')}>
      {fixes.map((fix) => (
        <li key={formatLateText(translate, fix.label)}>
          <Button icon={<Wrench />} className={css.fix} onPress={() => onFix(fix)}>
            <span>{formatLateText(translate, fix.label)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
