import { definePage } from '../layout/define-page.tsx';
import { DownloadBadges } from '../layout/download-badges.tsx';
import { siteWords } from '../layout/words.ts';
import { pageWords } from '../page-words.ts';
import { BagBand } from '../ui/bag-band.tsx';
import { Opening, Purpose } from './about/opening.tsx';
import { Problem } from './about/problem.tsx';
import { Impact, ImpactOfBags, Solution } from './about/solution.tsx';

export default definePage(pageWords.about, ({ words, language }) => (
  <>
    <Opening words={words} />
    <Purpose vision={words.vision} mission={words.mission} />
    <Problem words={words.problem} />
    <Solution words={words.solution} />
    <Impact words={words.impact} />
    <ImpactOfBags language={language} />
    <BagBand {...words.download} face="content">
      <DownloadBadges words={siteWords[language].download} />
    </BagBand>
  </>
));
