import { definePage } from '../layout/define-page.tsx';
import { pageWords } from '../page-words.ts';
import { Notice } from './notice/notice.tsx';

export default definePage(pageWords.privacy, (props) => <Notice name="privacy" {...props} />);
