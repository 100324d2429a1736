export default function P() {
  return (
    <div data-island="x">
      <title>blog-post</title>
      <h1 className="text-xl">blog-post</h1>
    </div>
  );
}
