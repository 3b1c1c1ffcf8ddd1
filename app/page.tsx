export default function HomePage() {
  return (
    <main id="main">
      <h1>From Agave to Excellence - Perfection in every pour.</h1>
    </main>
  );
}
