import { Outlet } from 'react-router';
export default function SiteLayout() { return <main className="p-4"><Outlet/></main>; }
