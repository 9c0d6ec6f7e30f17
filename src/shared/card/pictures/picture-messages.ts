/** Formats the reasons why a picture cannot be used as clauses that say what is wrong and what to do. */

import { LIMITS } from '../../base/limits.ts';
import type { SvgProblem } from '../../symbols/svg/svg-finding.ts';
import { formatSvgProblem } from '../../symbols/svg/svg-messages.ts';
import { type ForeignFile, formatForeignFileClause } from '../../texts/foreign-file.ts';
import { formatLateText, type LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';

export type PictureProblem =
  | {
      readonly kind: 'bad-hash' | 'bad-data' | 'outside' | 'no-picture' | 'not-in-library' | 'not-read' | 'empty';
    }
  /** `path` names the file if the document does. */
  | { readonly kind: 'damaged'; readonly path?: string }
  /** The source is a web address or the like, which is never opened. */
  | { readonly kind: 'address'; readonly scheme: string }
  /**
   * `missing`: there is no such file. `beside`: the file is next to the document, where the app's library cannot read it. `ending`: the
   * path does not have the extension of a picture.
   */
  | { readonly kind: 'missing' | 'beside' | 'ending'; readonly path: string }
  | { readonly kind: 'unreadable'; readonly path: string; readonly reason: LateText }
  /** Something else went wrong, as `reason` says. */
  | { readonly kind: 'failed'; readonly reason: LateText }
  | { readonly kind: 'too-many-pixels'; readonly width: number; readonly height: number; readonly most: number }
  | { readonly kind: 'too-long'; readonly width: number; readonly height: number }
  | { readonly kind: 'svg'; readonly problem: SvgProblem }
  | { readonly kind: 'foreign'; readonly file: ForeignFile }
  | { readonly kind: 'too-many-bytes'; readonly bytes: number };

const ONE_MILLION = 1_000_000;

/** Returns a clause that says why a picture cannot be used. */
export function formatPictureProblem(translate: Translate, problem: PictureProblem): string {
  switch (problem.kind) {
    case 'bad-hash':
      return translate('pictureProblems.badHash');
    case 'bad-data':
      return translate('pictureProblems.badData');
    case 'outside':
      return translate('pictureProblems.outside');
    case 'no-picture':
      return translate('pictureProblems.noPicture');
    case 'svg':
      return translate('pictureProblems.svg', {
        reason: formatSvgProblem(translate, problem.problem).replace(/\.$/, ''),
      });
    case 'foreign':
      return formatForeignFileClause(translate, problem.file, 'picture');
    case 'not-in-library':
      return translate('pictureProblems.notInLibrary');
    case 'not-read':
      return translate('pictureProblems.notRead');
    case 'damaged':
      return problem.path === undefined
        ? translate('pictureProblems.damaged')
        : translate('pictureProblems.damagedFile', { path: problem.path });
    case 'empty':
      return translate('pictureProblems.empty');
    case 'address':
      return translate('pictureProblems.address', { scheme: problem.scheme });
    case 'missing':
    case 'ending':
    case 'beside':
      return translate(`pictureProblems.${problem.kind}`, { path: problem.path });
    case 'unreadable':
      return translate('pictureProblems.unreadable', {
        path: problem.path,
        reason: formatLateText(translate, problem.reason),
      });
    case 'failed':
      return formatLateText(translate, problem.reason);
    case 'too-many-pixels': {
      const { width, height, most: maxPixels } = problem;
      const megapixels = Math.ceil((width * height) / ONE_MILLION);
      return translate('pictureProblems.tooManyPixels', { megapixels, width, height, limit: maxPixels / ONE_MILLION });
    }
    case 'too-long':
      return translate('pictureProblems.tooLong', {
        width: problem.width,
        height: problem.height,
        limit: LIMITS.pictureSide,
      });
    case 'too-many-bytes':
      return translate('pictureProblems.tooManyBytes', {
        megabytes: Math.ceil(problem.bytes / ONE_MILLION),
        limit: LIMITS.pictureBytes / ONE_MILLION,
      });
  }
}
