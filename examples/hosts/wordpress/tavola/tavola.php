<?php
/**
 * Plugin Name:       Tavola
 * Description:       Table booking on your site: a block with a live preview, and the short code [tavola].
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/licenses/MIT
 * Text Domain:       tavola
 * Domain Path:       /languages
 *
 * @package Tavola
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/tag.php';
require __DIR__ . '/includes/preview.php';

/** Registers the block and the short code, which print the same tag. */
function tavola_init() {
	load_plugin_textdomain( 'tavola', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );

	wp_register_style( 'tavola-booking', plugins_url( 'tavola.css', __FILE__ ), array(), '0.1.0' );
	wp_register_script(
		'tavola-block',
		plugins_url( 'block.js', __FILE__ ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-compose', 'wp-element', 'wp-url' ),
		'0.1.0',
		true
	);

	register_block_type(
		__DIR__,
		array(
			'title'           => __( 'Table booking', 'tavola' ),
			'description'     => __( 'Guests book a table, or send an enquiry.', 'tavola' ),
			'render_callback' => 'tavola_block',
		)
	);
	add_shortcode( 'tavola', 'tavola_shortcode' );
}
add_action( 'init', 'tavola_init' );

/** The block, with the width that its author has chosen. */
function tavola_block( $attributes ) {
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), tavola_tag( $attributes ) );
}

/**
 * The short code: [tavola venue="cork" journey="Booking" popup="true" label="Book a table"].
 *
 * @param array|string $written The attributes, or an empty text if there are none.
 * @return string
 */
function tavola_shortcode( $written ) {
	$attributes          = shortcode_atts( TAVOLA_ATTRIBUTES, $written, 'tavola' );
	$attributes['popup'] = filter_var( $attributes['popup'], FILTER_VALIDATE_BOOLEAN );
	return tavola_tag( $attributes );
}
