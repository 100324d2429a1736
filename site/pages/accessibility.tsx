import { definePage } from '../layout/define-page.tsx';
import { pageWords } from '../page-words.ts';
import { Notice } from './notice/notice.tsx';

export default definePage(pageWords.accessibility, (props) => <Notice name="accessibility" {...props} />);
